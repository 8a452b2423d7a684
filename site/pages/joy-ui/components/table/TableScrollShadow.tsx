import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const surface = 'var(--joy-palette-background-surface)';
const shade = 'rgba(var(--joy-palette-neutral-mainChannel) / 0.35)';
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function TableScrollShadow() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      tabIndex={0}
      aria-label="Shifts"
      sx={{
        overflowX: 'auto',
        maxWidth: 480,
        borderRadius: 'sm',
        backgroundImage: `linear-gradient(to right, ${surface} 30%, transparent), linear-gradient(to left, ${surface} 30%, transparent), linear-gradient(to right, ${shade}, transparent), linear-gradient(to left, ${shade}, transparent)`,
        backgroundPosition: 'left, right, left, right',
        backgroundSize: '48px 100%, 48px 100%, 16px 100%, 16px 100%',
        backgroundAttachment: 'local, local, scroll, scroll',
        backgroundRepeat: 'no-repeat',
      }}
    >
      <Table
        aria-label="Shifts"
        sx={{ '--TableCell-headBackground': 'transparent', width: 760 }}
      >
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day}>{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['Ada', 'Ben'].map((person, row) => (
            <tr key={person}>
              {days.map((day, column) => (
                <td key={day}>{(row + column) % 3 === 0 ? 'Off' : person}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
