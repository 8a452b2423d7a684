export const Bark = 'a';
