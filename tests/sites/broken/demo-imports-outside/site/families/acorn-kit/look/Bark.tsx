export const Bark = 'b';
