/*
 * Says the lines of standard input with a voice of Flite. Line n is written to <folder>/<n>.wav, and a line of
 * output tells its words' starts in ms. Words are what stands between spaces. A file tells how words are said that
 * the lexicon does not know, or says otherwise.
 */
#include <flite/flite.h>
#include <stdio.h>
#include <string.h>

cst_voice *VOICE(const char *data);
void usenglish_init(cst_voice *voice);
cst_lexicon *cmulex_init(void);

/* The end of the last sound before a word's first one is where the word starts. */
static float start_of(cst_item *token) {
  cst_item *word = item_daughter(token);
  if (!word) return -1;
  return ffeature_float(word, "R:SylStructure.daughter1.daughter1.R:Segment.p.end");
}

static void say(cst_voice *voice, const char *text, const char *path) {
  cst_utterance *utterance = flite_synth_text(text, voice);
  cst_wave_save_riff(utt_wave(utterance), path);
  float last = 0;
  cst_item *token = relation_head(utt_relation(utterance, "Token"));
  for (; token; token = item_next(token)) {
    float start = start_of(token);
    if (start >= 0) last = start;
    printf("%d ", (int)(last * 1000 + 0.5));
  }
  printf("\n");
  delete_utterance(utterance);
}

int main(int count, char **arguments) {
  char text[8192], path[4096];
  if (count < 4) return 2;
  flite_init();
  flite_add_lang("eng", usenglish_init, cmulex_init);
  cst_voice *voice = VOICE(NULL);
  if (flite_voice_add_lex_addenda(voice, arguments[3]) != 0) return 3;
  /* Stretches every sound: 1 is the voice's own pace. */
  flite_feat_set_float(voice->features, "duration_stretch", atof(arguments[2]));
  for (int line = 0; fgets(text, sizeof text, stdin); line++) {
    text[strcspn(text, "\n")] = 0;
    snprintf(path, sizeof path, "%s/%d.wav", arguments[1], line);
    say(voice, text, path);
  }
  return 0;
}
