import Box from '@mui/system/Box';

const days = [
  {
    day: 'Monday',
    tasks: ['Count the stock', 'Order paper', 'Call the printer'],
  },
  {
    day: 'Tuesday',
    tasks: ['Send invoices', 'Review returns', 'Plan the sale'],
  },
  {
    day: 'Wednesday',
    tasks: ['Update prices', 'Pack samples', 'Close the week'],
  },
];

export default function PositionSticky() {
  return (
    <Box
      role="region"
      aria-label="Tasks of the week"
      tabIndex={0}
      sx={{
        height: 160,
        overflow: 'auto',
        border: 1,
        borderColor: 'light-dark(#cbd5e1, #475569)',
      }}
    >
      {days.map(({ day, tasks }) => (
        <Box key={day}>
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              px: 2,
              py: 0.5,
              bgcolor: 'light-dark(#ccfbf1, #134e4a)',
              fontWeight: 600,
            }}
          >
            {day}
          </Box>
          {tasks.map((task) => (
            <Box key={task} sx={{ px: 2, py: 1 }}>
              {task}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
