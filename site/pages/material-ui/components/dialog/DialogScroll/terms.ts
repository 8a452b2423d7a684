export const terms = [
  'You can export your data at any time, in the formats listed on the page of your account.',
  'We keep backups for 30 days. Files that you delete are removed from them after that time.',
  'An account without a sign-in for two years is closed. We write to you three times before.',
  'Prices can change once a year. You get a message at least 60 days before a change.',
  'Share links work until you turn them off, also for people without an account.',
  'Support answers on weekdays. Messages about outages are answered on weekends too.',
  'If you cancel, your plan stays active until the end of the month that you have paid for.',
  'A member who leaves a team loses access at once. Their files stay with the team.',
];
