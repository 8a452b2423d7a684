export const episode = { title: 'How bridges breathe', length: 1980 };

export function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
