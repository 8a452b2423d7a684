import { useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR } from '@mui/x-date-pickers/locales';

const languages = {
  en: { label: 'Arrival', texts: enUS },
  de: { label: 'Ankunft', texts: deDE },
  fr: { label: 'Arrivée', texts: frFR },
};

export default function ArrivalDate() {
  const [language, setLanguage] = useState<keyof typeof languages>('de');
  const { label, texts } = languages[language];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: keyof typeof languages | null) =>
          setLanguage(next ?? language)
        }
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="fr">Français</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={
          texts.components.MuiLocalizationProvider.defaultProps.localeText
        }
      >
        <DateTimePicker
          label={label}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
