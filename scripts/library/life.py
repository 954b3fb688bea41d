"""When, where and with what a household takes its photos."""

import dataclasses
import datetime
import itertools

from library.cameras import CAMERAS, IPHONE, MIRRORLESS, PHONE, REFLEX, Camera

HOME = ("", (52.52, 13.405), None)

# Title, place, and hours from UTC all year round.
TRIPS = [
    (" Lisbon", (38.722, -9.139), 1),
    (" Kyoto 京都", (35.011, 135.768), 9),
    (" New York", (40.713, -74.006), -4),
    (" Malmö", (55.605, 13.004), 2),
    (" Buenos Aires", (-34.604, -58.382), -3),
    (" Kathmandu", (27.717, 85.324), 5.75),
]

# The fewest and most photos of a day, and how often a day is like that.
DAYS_OUT = [(1, 5, 35), (6, 30, 35), (31, 90, 22), (91, 200, 8)]

# After so many years the next person's photos begin, so that no library reaches into the future.
YEARS = 5


@dataclasses.dataclass
class Photo:
    """A photo that was taken. Times know their offset from UTC."""

    number: int
    camera: Camera
    taken: datetime.datetime
    place: tuple
    folder: str
    name: str
    orientation: int
    portrait: bool
    edited_with: str
    changed: datetime.datetime
    imported: datetime.datetime
    noise: bytes

    @property
    def fraction(self):
        """The sub-seconds as the camera writes them."""
        return self.taken.strftime("%f")[: self.camera.fraction_digits]

    @property
    def changed_fraction(self):
        """The sub-seconds of the last change."""
        return self.changed.strftime("%f")[: self.camera.fraction_digits]


class Household:
    """Takes photos, the same ones for the same source of randomness."""

    def __init__(self, random, start):
        self.random = random
        self.start = start

    def photos(self):
        """Yields photos in the order in which each person took them, without end."""
        numbers = itertools.count(1)
        for person in itertools.count(1):
            root = "" if person == 1 else f"Person {person}/"
            counters = {camera: itertools.count(camera.counter) for camera in CAMERAS}
            for day, (title, place, hours) in self.days():
                # One evening later on, all at once.
                imported = day.replace(hour=19, minute=30, tzinfo=datetime.timezone.utc)
                imported += datetime.timedelta(days=self.random.randint(3, 40))
                for camera, taken in self.shots(day, zone(day, hours), away=bool(title)):
                    count = next(counters[camera])
                    # The date of the folder is that of the outing, also after midnight.
                    folder = day.strftime(camera.folder).format(title=title, hundred=100 + count // 2000)
                    name = taken.strftime(camera.name).format(counter=(count - 1) % 9999 + 1)
                    imported += datetime.timedelta(seconds=1)
                    yield self.photo(next(numbers), camera, taken, place, root + folder, name, imported)

    def days(self):
        """Yields the dates with photos, with where they were taken."""
        day = datetime.datetime.combine(self.start, datetime.time())
        end = day + datetime.timedelta(days=365 * YEARS)
        trip, left = HOME, 0
        while day < end:
            if left == 0:
                trip = HOME
                if self.random.random() < 0.06:
                    trip, left = self.random.choice(TRIPS), self.random.randint(3, 10)
            yield day, trip
            left = max(0, left - 1)
            day += datetime.timedelta(days=1 if left else self.random.choice([1, 1, 1, 2, 3, 5, 6]))

    def shots(self, day, zone, away):
        """Yields the camera and time of a day's photos."""
        kinds = DAYS_OUT[1:] if away else DAYS_OUT
        fewest, most, _ = self.random.choices(kinds, [weight for _, _, weight in kinds])[0]
        count = self.random.randint(fewest, most)
        others = [REFLEX, MIRRORLESS] if away or count > 30 else [IPHONE, PHONE]
        cameras = [self.random.choice([PHONE, IPHONE]), self.random.choice(others)]

        # A long evening ends after midnight.
        evening = count > 10 and self.random.random() < 0.2
        begin = 16 * 60 if evening else self.random.randint(7 * 60, 14 * 60)
        minutes = 10.5 * 60 if evening else self.random.randint(60, 8 * 60)
        taken = day.replace(tzinfo=zone) + datetime.timedelta(minutes=begin)
        while count > 0:
            camera = self.random.choice(cameras)
            burst = min(count, self.random.randint(5, 20)) if self.random.random() < 0.05 else 1
            taken = taken.replace(microsecond=self.random.randint(0, 99 if burst > 1 else 999) * 1000)
            for frame in range(burst):
                yield camera, taken + datetime.timedelta(milliseconds=frame * 880 // burst)
            count -= burst
            # What is left of the time, spread over what is left of the photos.
            pause = self.random.expovariate(1) * 60 * minutes / (count + 1)
            pause = min(pause, 60 * minutes / 2)
            minutes -= pause / 60
            taken += datetime.timedelta(seconds=2 + int(pause))

    def photo(self, number, camera, taken, place, folder, name, imported):
        """Returns a photo with what chance adds to it."""
        upright = self.random.random() < 0.6
        orientation = 1 if upright else self.random.choices([6, 8, 3], [70, 20, 10])[0]
        edited_with = "darktable 4.2.1" if self.random.random() < 0.08 else ""
        changed = taken
        if edited_with:
            days, seconds = self.random.randint(1, 300), self.random.randint(0, 9999)
            changed += datetime.timedelta(days=days, seconds=seconds)
            # Editors turn the picture itself.
            orientation = 1
        return Photo(
            number=number,
            camera=camera,
            taken=taken,
            place=tuple(degrees + self.random.uniform(-0.04, 0.04) for degrees in place),
            folder=folder,
            name=name,
            orientation=orientation,
            portrait=bool(edited_with) and self.random.random() < 0.5,
            edited_with=edited_with,
            changed=changed,
            imported=imported,
            noise=self.random.randbytes(2048),
        )


def zone(day, hours):
    """Returns the offset from UTC of a day at home, with summer time, or on a trip."""
    if hours is None:
        hours = 2 if 4 <= day.month <= 10 else 1
    return datetime.timezone(datetime.timedelta(hours=hours))
