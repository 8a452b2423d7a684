/** The product of the screens: it runs the bikes that a town shares. */
export const product = { name: 'Rondo', town: 'Lindhaven' };

export const figures = [
  { label: 'Rides today', value: '2,184', change: '+8.2%', color: 'success' },
  { label: 'Bikes in use', value: '347', change: '+21', color: 'success' },
  { label: 'Median ride', value: '14 min', change: '−2 min', color: 'info' },
  { label: 'Revenue', value: '€6,918', change: '−3.1%', color: 'error' },
] as const;

/** Rides by hour from 6:00 on, and by day and week, in percent of the highest bar. */
export const rides = [
  {
    label: 'Day',
    current: 12,
    bars: [12, 34, 86, 71, 42, 38, 45, 58, 52, 49, 63, 97, 100, 74, 46, 31],
    ends: ['6:00', '14:00', '21:00'],
    text: 'Most rides start at 18:00: 246 in one hour.',
  },
  {
    label: 'Week',
    current: 3,
    bars: [78, 84, 91, 100, 88, 62, 47],
    ends: ['Monday', 'Thursday', 'Sunday'],
    text: 'Thursday leads with 2,530 rides.',
  },
  {
    label: 'Month',
    current: 2,
    bars: [71, 83, 100, 94],
    ends: ['Week 14', '', 'Week 17'],
    text: 'Week 16 was the best of this year: 14,902 rides.',
  },
] as const;

export const alarms = [
  { place: 'Harbor Square', text: 'Empty for 18 minutes', state: 'Empty', color: 'error' },
  { place: 'Botanic Garden', text: '2 free docks of 28', state: 'Full', color: 'warning' },
  { place: 'North Terminal', text: 'Terminal restarts', state: 'Offline', color: 'info' },
] as const;

export const districts = [
  { name: 'Old Town', share: 92 },
  { name: 'Harbor', share: 38 },
  { name: 'University', share: 71 },
  { name: 'Westfield', share: 64 },
] as const;

export const bikes = [
  { id: 'RD-2041', model: 'City 3', place: 'Harbor Square', charge: 82, state: 'Ready' },
  { id: 'RD-1187', model: 'Cargo 2', place: 'Mill Bridge', charge: 64, state: 'Riding' },
  { id: 'RD-2210', model: 'City 3', place: 'Botanic Garden', charge: 17, state: 'Charging' },
  { id: 'RD-0934', model: 'City 2', place: 'Workshop East', charge: 0, state: 'Repair' },
  { id: 'RD-2176', model: 'City 3', place: 'North Terminal', charge: 91, state: 'Ready' },
  { id: 'RD-1202', model: 'Cargo 2', place: 'Canal Street', charge: 48, state: 'Riding' },
  { id: 'RD-2098', model: 'City 3', place: 'Old Market', charge: 76, state: 'Ready' },
] as const;

export const bikeStates = ['All', 'Ready', 'Riding', 'Charging', 'Repair'] as const;

export const notices = [
  { name: 'A station is empty', text: 'After 10 minutes, from 6:00 to 22:00', on: true },
  { name: 'A station is full', text: 'When riders find no free dock', on: true },
  { name: 'A bike leaves the zone', text: 'Once for each ride', on: false },
  { name: 'Weekly summary', text: 'Mondays at 7:30', on: true },
] as const;

export const team = [
  { name: 'Ines Kallmann', role: 'Owner', initials: 'IK', mail: 'ines@rondo.example' },
  { name: 'Jonas Okafor', role: 'Dispatcher', initials: 'JO', mail: 'jonas@rondo.example' },
  { name: 'Mei-Lin Duarte', role: 'Mechanic', initials: 'MD', mail: 'meilin@rondo.example' },
] as const;
