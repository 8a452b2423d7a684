import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

function ActionBar({ className }: PickersActionBarProps) {
  const { clearValue, acceptValueChanges } = usePickerActionsContext();
  const texts = usePickerTranslations();
  return (
    <DialogActions className={className}>
      <Button onClick={clearValue}>{texts.clearButtonLabel}</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        {texts.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function TranslationsHook() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={localeText}
    >
      <StaticDatePicker
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slots={{ actionBar: ActionBar }}
      />
    </LocalizationProvider>
  );
}
