import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RoleRowProps {
  title: string;
  roles: { id: string; name: string }[];
  icon: ReactNode;
  onToggle: (id: string) => void;
}

export default function RoleRow(props: RoleRowProps) {
  const { title, roles, icon, onToggle } = props;

  return (
    <Stack role="group" aria-label={title} spacing={1}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', minHeight: 31 }}
      >
        {roles.map(({ id, name }) => (
          <Button
            key={id}
            data-role={id}
            size="small"
            variant="outlined"
            endIcon={icon}
            onClick={() => onToggle(id)}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
