export const lead = 'A seed in the sun.';
