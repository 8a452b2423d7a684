import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const keepers = [
  { name: 'Iris', href: '#iris', watch: 'now' },
  { name: 'Tove', href: '#tove', watch: 'later' },
  { name: 'Umar', href: '#umar', watch: 'later' },
];

export default function StationKeepers() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        '& .keeper': { bgcolor: 'action.selected', color: 'text.primary' },
        '& .now': { outline: '3px solid', outlineColor: 'success.main' },
      }}
    >
      {keepers.map(({ name, href, watch }) => (
        <IconButton
          key={name}
          href={href}
          aria-label={watch === 'now' ? `${name}, on watch` : name}
          onClick={(event) => event.preventDefault()}
        >
          <Avatar
            component="span"
            className={watch}
            classes={{ colorDefault: 'keeper' }}
          >
            {name.charAt(0)}
          </Avatar>
        </IconButton>
      ))}
    </Stack>
  );
}
