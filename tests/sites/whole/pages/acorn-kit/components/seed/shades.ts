export const shades: string[] = ['north', 'east'];
