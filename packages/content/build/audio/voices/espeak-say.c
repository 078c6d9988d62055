/*
 * Says the lines of standard input with a voice of eSpeak NG. Line n is written to <folder>/<n>.wav, and a line of
 * output tells its words' starts in ms. Words are what stands between spaces.
 */
#include <espeak-ng/speak_lib.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most = 4096 };
static char text[8192];
static int starts[most];
static int words;
static FILE *wave;

/* Which word the character at a place (from 1) belongs to. */
static int word_at(int place) {
  int word = -1, inside = 0;
  for (int i = 0; text[i] && i < place; i++) {
    int is_space = text[i] == ' ';
    if (!is_space && !inside) word++;
    inside = !is_space;
  }
  return word;
}

static int hear(short *samples, int count, espeak_EVENT *events) {
  if (samples) fwrite(samples, 2, count, wave);
  for (espeak_EVENT *event = events; event->type != espeakEVENT_LIST_TERMINATED; event++) {
    int word = event->type == espeakEVENT_WORD ? word_at(event->text_position) : -1;
    if (word >= 0 && word < most && starts[word] < 0) starts[word] = event->audio_position;
  }
  return 0;
}

static void head(int rate, uint32_t bytes) {
  uint32_t sizes[] = {bytes + 36, 16, 0x10001, rate, rate * 2, 0x100002, bytes};
  fseek(wave, 0, SEEK_SET);
  fwrite("RIFF", 4, 1, wave), fwrite(&sizes[0], 4, 1, wave), fwrite("WAVEfmt ", 8, 1, wave);
  fwrite(&sizes[1], 4, 5, wave), fwrite("data", 4, 1, wave), fwrite(&sizes[6], 4, 1, wave);
}

int main(int count, char **arguments) {
  char path[4096];
  if (count < 4) return 2;
  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL, 0);
  if (espeak_SetVoiceByName(arguments[2]) != EE_OK) return 3;
  espeak_SetParameter(espeakRATE, atoi(arguments[3]), 0);
  espeak_SetSynthCallback(hear);
  for (int line = 0; fgets(text, sizeof text, stdin); line++) {
    text[strcspn(text, "\n")] = 0;
    words = word_at(sizeof text) + 1;
    memset(starts, -1, sizeof starts);
    snprintf(path, sizeof path, "%s/%d.wav", arguments[1], line);
    wave = fopen(path, "wb");
    head(rate, 0);
    espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8 | espeakENDPAUSE, NULL, NULL);
    head(rate, ftell(wave) - 44);
    fclose(wave);
    for (int word = 0, last = 0; word < words; word++) {
      if (starts[word] >= 0) last = starts[word];
      printf("%d ", last);
    }
    printf("\n");
  }
  return 0;
}
