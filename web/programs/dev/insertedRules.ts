/** Emotion's style sheet has two builds; that for development has this switch on. */
const ofEmotion = /[\\/]@emotion[\\/]sheet[\\/]dist[\\/][\w.-]*development[\w.-]*\.js$/;

/**
 * Has Emotion insert rules into empty style elements in development too. Its build for development
 * fills each with the text of a rule, which the policy of a release refuses.
 */
export const insertedRules: {
  name: string;
  transform: { filter: { id: RegExp }; handler: (code: string) => string };
} = {
  name: "showfloor:inserted-rules",
  transform: {
    filter: { id: ofEmotion },
    handler: (code) => code.replaceAll("var isDevelopment = true", "var isDevelopment = false"),
  },
};
