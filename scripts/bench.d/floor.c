// What a scan can't do without: walks the folder that is its argument, opens each file, asks for its size and
// times, reads 4 KB and closes it. Prints how much there was, so that nothing of it can be left out.

#define _GNU_SOURCE
#include <dirent.h>
#include <err.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static long files, bytes_read;
static long long bytes_stored;

static void read_file(int folder, const char *name) {
  static char buffer[4096];
  struct stat status;
  int file = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0 || fstat(file, &status) < 0) err(1, "%s", name);
  ssize_t count = pread(file, buffer, sizeof buffer, 0);
  if (count < 0) err(1, "%s", name);
  close(file);
  files += 1;
  bytes_read += count;
  bytes_stored += status.st_size;
}

// Walks the open folder and closes it.
static void walk(int descriptor) {
  DIR *folder = fdopendir(descriptor);
  if (!folder) err(1, "fdopendir");
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_type == DT_REG) {
      read_file(descriptor, entry->d_name);
    } else if (entry->d_type == DT_DIR && strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..")) {
      int inner = openat(descriptor, entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      if (inner < 0) err(1, "%s", entry->d_name);
      walk(inner);
    }
  }
  closedir(folder);
}

int main(int count, char **arguments) {
  if (count != 2) errx(2, "usage: floor DIR");
  int root = open(arguments[1], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (root < 0) err(1, "%s", arguments[1]);
  walk(root);
  printf("%ld files, %ld bytes read of %lld\n", files, bytes_read, bytes_stored);
}
