/** The class that has the variables. */
export const variables = 'antd-variables';

/** Class names without hashes, so that the style sheet of the build fits those in browsers. */
export const settings = { hashed: false, cssVar: { key: variables } };
