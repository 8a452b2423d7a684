export const report = [
  'We left the car at the sawmill and took the old cart track. The first hour goes through beech wood, without a view.',
  'At the spring the path forks. The left one is shorter and was closed; a fallen larch lies across it.',
  'The right one climbs in eleven bends. From the seventh, the lake comes into sight.',
  'The hut serves soup until two. Ask for the key to the tower.',
  'Down by the northern side in an hour and a half, with wet feet.',
];
