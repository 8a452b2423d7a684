export const kits = ['acorn-kit', 'oak-kit'];
