// The installed package's own modules, as text: its styles say which variables they read.
import Autocomplete from '@mui/joy/Autocomplete/Autocomplete.js?raw';
import Button from '@mui/joy/Button/Button.js?raw';
import ButtonGroup from '@mui/joy/ButtonGroup/ButtonGroup.js?raw';
import Checkbox from '@mui/joy/Checkbox/Checkbox.js?raw';
import DialogContent from '@mui/joy/DialogContent/DialogContent.js?raw';
import FormControl from '@mui/joy/FormControl/FormControl.js?raw';
import FormHelperText from '@mui/joy/FormHelperText/FormHelperText.js?raw';
import FormLabel from '@mui/joy/FormLabel/FormLabel.js?raw';
import IconButton from '@mui/joy/IconButton/IconButton.js?raw';
import Input from '@mui/joy/Input/Input.js?raw';
import ModalClose from '@mui/joy/ModalClose/ModalClose.js?raw';
import ModalDialog from '@mui/joy/ModalDialog/ModalDialog.js?raw';
import ModalOverflow from '@mui/joy/ModalOverflow/ModalOverflow.js?raw';
import Radio from '@mui/joy/Radio/Radio.js?raw';
import RadioGroup from '@mui/joy/RadioGroup/RadioGroup.js?raw';
import Select from '@mui/joy/Select/Select.js?raw';
import Slider from '@mui/joy/Slider/Slider.js?raw';
import Switch from '@mui/joy/Switch/Switch.js?raw';
import Textarea from '@mui/joy/Textarea/Textarea.js?raw';

/** By the name of the component. A page that names another one adds its line here. */
export const joySources: Readonly<Record<string, string>> = {
  Autocomplete,
  Button,
  ButtonGroup,
  Checkbox,
  DialogContent,
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  Input,
  ModalClose,
  ModalDialog,
  ModalOverflow,
  Radio,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Textarea,
};
