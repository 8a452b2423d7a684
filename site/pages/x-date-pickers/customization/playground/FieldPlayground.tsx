import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const variants = ['outlined', 'filled', 'standard'] as const;
const sizes = ['medium', 'small'] as const;
const colors = ['primary', 'secondary', 'success'] as const;
const formats = ['MM/DD/YYYY', 'YYYY-MM-DD', 'D MMM YYYY'] as const;
const positions = ['end', 'start'] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, values, onChange } = props;
  return (
    <div>
      <Typography variant="body2">{label}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={label}
        value={value}
        onChange={(_event, next: Value | null) => next && onChange(next)}
      >
        {values.map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{
              textTransform: 'none',
              whiteSpace: 'nowrap',
              px: 0.75,
              py: 0.25,
              fontSize: 12,
            }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

export default function FieldPlayground() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>(
    variants[0],
  );
  const [size, setSize] = React.useState<(typeof sizes)[number]>(sizes[0]);
  const [color, setColor] = React.useState<(typeof colors)[number]>(colors[0]);
  const [format, setFormat] = React.useState<(typeof formats)[number]>(
    formats[0],
  );
  const [position, setPosition] = React.useState<(typeof positions)[number]>(
    positions[0],
  );
  const code = `<DatePicker
  label="Due date"
  format="${format}"
  slotProps={{
    textField: {
      variant: '${variant}',
      size: '${size}',
      color: '${color}',
    },
    field: { openPickerButtonPosition: '${position}' },
  }}
/>`;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          gridTemplateColumns: { xs: '1fr', md: '1fr 290px' },
        }}
      >
        <Stack spacing={1.5}>
          <Choice
            label="Variant"
            value={variant}
            values={variants}
            onChange={setVariant}
          />
          <Choice label="Size" value={size} values={sizes} onChange={setSize} />
          <Choice
            label="Color of the focused field"
            value={color}
            values={colors}
            onChange={setColor}
          />
          <Choice
            label="Format"
            value={format}
            values={formats}
            onChange={setFormat}
          />
          <Choice
            label="Opening button"
            value={position}
            values={positions}
            onChange={setPosition}
          />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Box sx={{ minHeight: 64 }}>
            <DatePicker
              label="Due date"
              defaultValue={dayjs('2026-05-14')}
              format={format}
              slotProps={{
                textField: { variant, size, color, fullWidth: true },
                field: { openPickerButtonPosition: position },
              }}
            />
          </Box>
          <Box
            component="pre"
            dir="ltr"
            role="region"
            aria-label="Code of the field"
            tabIndex={0}
            sx={{ m: 0, fontSize: 12, overflow: 'auto' }}
          >
            {code}
          </Box>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
