/**
 * What a text in JSON holds: whoever reads it says which type that has.
 *
 * @param {string} text
 * @returns {unknown}
 */
export function parseJson(text) {
  return JSON.parse(text);
}
