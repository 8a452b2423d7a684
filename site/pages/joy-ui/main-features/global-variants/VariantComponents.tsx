import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];

export default function VariantComponents() {
  const [variant, setVariant] = useState<VariantProp>('soft');
  const shared = { variant, color: 'primary' } as const;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 460, mx: 'auto' }}>
      <ToggleButtonGroup
        aria-label="Variant"
        size="sm"
        value={variant}
        onChange={(_event, next) => setVariant(next ?? variant)}
      >
        {variants.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Alert {...shared}>The export is ready.</Alert>
      <Input {...shared} defaultValue="Annual report" aria-label="Title" />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button {...shared}>Download</Button>
        <Chip {...shared}>2.4 MB</Chip>
        <Checkbox {...shared} label="Notify me" defaultChecked />
      </Stack>
    </Stack>
  );
}
