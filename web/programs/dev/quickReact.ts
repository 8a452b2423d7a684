/** React's own modules, each of which chooses between two builds. */
const ofReact = /[\\/]node_modules[\\/]react(?:-dom)?[\\/][\w.-]+\.js$/;

/** The function that modules compiled for development make elements with; the other build has it empty. */
const forDevelopment = /[\\/]jsx-dev-runtime\.js$/;

/** It ignores what development builds tell of an element's place. */
const jsxDev = `
const { Fragment, jsx } = require("./jsx-runtime.js");
exports.Fragment = Fragment;
exports.jsxDEV = jsx;
`;

/**
 * Gives the renderer React's production build, and everything else as it is for development: names
 * of classes must be those that the browser makes. React's build for development notes for each
 * element where it was made, which takes longer than all else that is done to draw a page, and
 * nobody reads it here: browsers have that build, and warn.
 */
export const quickReact: {
  name: string;
  transform: { filter: { id: RegExp }; handler: (code: string, id: string) => string };
} = {
  name: "showfloor:quick-react",
  transform: {
    filter: { id: ofReact },
    handler: (code, id) =>
      forDevelopment.test(id) ? jsxDev : code.replaceAll("process.env.NODE_ENV", '"production"'),
  },
};
