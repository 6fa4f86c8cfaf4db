// Plays any game at random, by the line protocol of docs/programs.md.
//
//   cc -o random_player examples/programs/random_player.c
//   wuqi match janken --seats "program:./random_player,level:1"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char line[1 << 20], legal[1 << 20];

int main(void) {
  srand((unsigned)time(NULL));
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (!strncmp(line, "wuqi", 4)) puts("ready");
    else if (!strncmp(line, "legal\t", 6)) strcpy(legal, line + 6);
    else if (!strncmp(line, "quit", 4)) return 0;
    else if (!strncmp(line, "go", 2)) {
      char *chosen = legal;  // of n actions seen so far, each is the chosen one as likely
      int seen = 0;
      for (char *action = strtok(legal, "\t"); action; action = strtok(NULL, "\t"))
        if (rand() % ++seen == 0) chosen = action;
      printf("action\t%s\n", chosen);
    }
    fflush(stdout);
  }
  return 0;
}
