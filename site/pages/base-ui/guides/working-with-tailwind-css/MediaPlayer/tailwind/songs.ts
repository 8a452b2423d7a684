export const songs = [
  { title: 'Low Tide', seconds: 192 },
  { title: 'Harbor Lights', seconds: 227 },
  { title: 'Last Ferry Home', seconds: 254 },
];

export function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
