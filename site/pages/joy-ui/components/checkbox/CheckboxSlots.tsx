import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Code = styled('label')(({ theme }) => ({
  fontFamily: theme.vars.fontFamily.code,
  fontSize: theme.vars.fontSize.sm,
}));

const scopes = ['orders:read', 'orders:write', 'customers:read'];

export default function CheckboxSlots() {
  return (
    <Stack spacing={1.5}>
      {scopes.map((scope, index) => (
        <Checkbox
          key={scope}
          component="div"
          label={scope}
          defaultChecked={index === 0}
          slots={{ label: Code }}
          slotProps={{
            checkbox: ({ checked }) => ({
              sx: { borderRadius: checked ? '50%' : 4 },
            }),
          }}
        />
      ))}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Checkbox id="expires" />
        <FormLabel htmlFor="expires">The token expires after 30 days</FormLabel>
      </Stack>
    </Stack>
  );
}
