import * as React from 'react';
import { DateTime } from 'luxon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as pickerLocales from '@mui/x-date-pickers/locales';

const locales = Object.entries(pickerLocales).flatMap(([key, locale]) => {
  if (!('components' in locale)) return [];
  const { localeText } = locale.components.MuiLocalizationProvider.defaultProps;
  const [language = key, region] = key.split(/(?=[A-Z]{2})/);
  const code = language === 'kz' ? 'kk' : language;
  return [{ key, localeText, tag: region ? `${code}-${region}` : code }];
});

function Texts() {
  const texts = usePickerTranslations();
  return (
    <Typography variant="body2" role="status">
      {[
        texts.datePickerToolbarTitle,
        texts.nextMonth,
        texts.todayButtonLabel,
        texts.cancelButtonLabel,
      ].join(' · ')}
    </Typography>
  );
}

export default function LocaleExplorer() {
  const [name, setName] = React.useState('frFR');
  const locale = locales.find(({ key }) => key === name);
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', minHeight: 196 }}>
      <TextField
        select
        label="Locale"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {locales.map(({ key, tag }) => (
          <MenuItem key={key} value={key}>
            {key} ({tag})
          </MenuItem>
        ))}
      </TextField>
      <LocalizationProvider
        dateAdapter={AdapterLuxon}
        adapterLocale={locale?.tag}
        localeText={locale?.localeText}
      >
        <DateTimePicker
          key={name}
          ampm={false}
          label={locale?.tag}
          referenceDate={DateTime.fromISO('2026-05-14T15:30')}
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
        <Texts />
      </LocalizationProvider>
    </Stack>
  );
}
