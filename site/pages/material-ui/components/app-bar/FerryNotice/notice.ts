export const notice = [
  'From 3 November the ferry runs on the winter timetable.',
  'The first boat leaves the mainland at 06:40, the last one at 20:15.',
  'In fog, boats wait. Look at the board at the pier or ask the office.',
  'Bicycles travel free on weekdays. Trailers need a ticket.',
  'Dogs stay on deck and on a lead.',
  'Cars are carried on the boats at 08:00, 12:30 and 17:10 only.',
  'Lost property is kept for six weeks in the harbour office.',
];
