// The installed package's own modules, as text: its styles say which variables they read.
import Alert from '@mui/joy/Alert/Alert.js?raw';
import AspectRatio from '@mui/joy/AspectRatio/AspectRatio.js?raw';
import Autocomplete from '@mui/joy/Autocomplete/Autocomplete.js?raw';
import Avatar from '@mui/joy/Avatar/Avatar.js?raw';
import AvatarGroup from '@mui/joy/AvatarGroup/AvatarGroup.js?raw';
import Badge from '@mui/joy/Badge/Badge.js?raw';
import Breadcrumbs from '@mui/joy/Breadcrumbs/Breadcrumbs.js?raw';
import Button from '@mui/joy/Button/Button.js?raw';
import ButtonGroup from '@mui/joy/ButtonGroup/ButtonGroup.js?raw';
import Card from '@mui/joy/Card/Card.js?raw';
import CardOverflow from '@mui/joy/CardOverflow/CardOverflow.js?raw';
import Checkbox from '@mui/joy/Checkbox/Checkbox.js?raw';
import Chip from '@mui/joy/Chip/Chip.js?raw';
import CircularProgress from '@mui/joy/CircularProgress/CircularProgress.js?raw';
import DialogContent from '@mui/joy/DialogContent/DialogContent.js?raw';
import Divider from '@mui/joy/Divider/Divider.js?raw';
import Drawer from '@mui/joy/Drawer/Drawer.js?raw';
import FormControl from '@mui/joy/FormControl/FormControl.js?raw';
import FormHelperText from '@mui/joy/FormHelperText/FormHelperText.js?raw';
import FormLabel from '@mui/joy/FormLabel/FormLabel.js?raw';
import IconButton from '@mui/joy/IconButton/IconButton.js?raw';
import Input from '@mui/joy/Input/Input.js?raw';
import LinearProgress from '@mui/joy/LinearProgress/LinearProgress.js?raw';
import Link from '@mui/joy/Link/Link.js?raw';
import List from '@mui/joy/List/List.js?raw';
import ListItem from '@mui/joy/ListItem/ListItem.js?raw';
import ModalClose from '@mui/joy/ModalClose/ModalClose.js?raw';
import ModalDialog from '@mui/joy/ModalDialog/ModalDialog.js?raw';
import ModalOverflow from '@mui/joy/ModalOverflow/ModalOverflow.js?raw';
import Radio from '@mui/joy/Radio/Radio.js?raw';
import RadioGroup from '@mui/joy/RadioGroup/RadioGroup.js?raw';
import Select from '@mui/joy/Select/Select.js?raw';
import Sheet from '@mui/joy/Sheet/Sheet.js?raw';
import Slider from '@mui/joy/Slider/Slider.js?raw';
import Snackbar from '@mui/joy/Snackbar/Snackbar.js?raw';
import Step from '@mui/joy/Step/Step.js?raw';
import StepIndicator from '@mui/joy/StepIndicator/StepIndicator.js?raw';
import Stepper from '@mui/joy/Stepper/Stepper.js?raw';
import Switch from '@mui/joy/Switch/Switch.js?raw';
import Tab from '@mui/joy/Tab/Tab.js?raw';
import Table from '@mui/joy/Table/Table.js?raw';
import Tabs from '@mui/joy/Tabs/Tabs.js?raw';
import Textarea from '@mui/joy/Textarea/Textarea.js?raw';
import Tooltip from '@mui/joy/Tooltip/Tooltip.js?raw';
import Typography from '@mui/joy/Typography/Typography.js?raw';

/** By the name of the component. A page that names another one adds its line here. */
export const joySources: Readonly<Record<string, string>> = {
  Alert,
  AspectRatio,
  Autocomplete,
  Avatar,
  AvatarGroup,
  Badge,
  Breadcrumbs,
  Button,
  ButtonGroup,
  Card,
  CardOverflow,
  Checkbox,
  Chip,
  CircularProgress,
  DialogContent,
  Divider,
  Drawer,
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  Input,
  LinearProgress,
  Link,
  List,
  ListItem,
  ModalClose,
  ModalDialog,
  ModalOverflow,
  Radio,
  RadioGroup,
  Select,
  Sheet,
  Slider,
  Snackbar,
  Step,
  StepIndicator,
  Stepper,
  Switch,
  Tab,
  Table,
  Tabs,
  Textarea,
  Tooltip,
  Typography,
};
