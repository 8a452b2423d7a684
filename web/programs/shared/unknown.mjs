/**
 * What comes from outside has no type: TypeScript takes it for `any`, which checks nothing. Here it
 * becomes `unknown`, so that its readers have to check what it is.
 */

/** @type {(text: string) => unknown} */
export const parseJson = JSON.parse;

/** @type {(specifier: string) => Promise<unknown>} */
export const importModule = (specifier) => import(specifier);
