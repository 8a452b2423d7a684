export const soil = '#fffaf3';
