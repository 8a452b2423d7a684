// The installed package's own modules, as text: its styles say which variables they read.
import AspectRatio from '@mui/joy/AspectRatio/AspectRatio.js?raw';
import Avatar from '@mui/joy/Avatar/Avatar.js?raw';
import AvatarGroup from '@mui/joy/AvatarGroup/AvatarGroup.js?raw';
import Badge from '@mui/joy/Badge/Badge.js?raw';
import Button from '@mui/joy/Button/Button.js?raw';
import Chip from '@mui/joy/Chip/Chip.js?raw';
import DialogContent from '@mui/joy/DialogContent/DialogContent.js?raw';
import Divider from '@mui/joy/Divider/Divider.js?raw';
import FormControl from '@mui/joy/FormControl/FormControl.js?raw';
import FormHelperText from '@mui/joy/FormHelperText/FormHelperText.js?raw';
import FormLabel from '@mui/joy/FormLabel/FormLabel.js?raw';
import IconButton from '@mui/joy/IconButton/IconButton.js?raw';
import Input from '@mui/joy/Input/Input.js?raw';
import List from '@mui/joy/List/List.js?raw';
import ListDivider from '@mui/joy/ListDivider/ListDivider.js?raw';
import ListItem from '@mui/joy/ListItem/ListItem.js?raw';
import ListItemButton from '@mui/joy/ListItemButton/ListItemButton.js?raw';
import ModalClose from '@mui/joy/ModalClose/ModalClose.js?raw';
import ModalDialog from '@mui/joy/ModalDialog/ModalDialog.js?raw';
import ModalOverflow from '@mui/joy/ModalOverflow/ModalOverflow.js?raw';
import Select from '@mui/joy/Select/Select.js?raw';
import Table from '@mui/joy/Table/Table.js?raw';
import Tooltip from '@mui/joy/Tooltip/Tooltip.js?raw';
import Typography from '@mui/joy/Typography/Typography.js?raw';

/** By the name of the component. A page that names another one adds its line here. */
export const joySources: Readonly<Record<string, string>> = {
  AspectRatio,
  Avatar,
  AvatarGroup,
  Badge,
  Button,
  Chip,
  DialogContent,
  Divider,
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  Input,
  List,
  ListDivider,
  ListItem,
  ListItemButton,
  ModalClose,
  ModalDialog,
  ModalOverflow,
  Select,
  Table,
  Tooltip,
  Typography,
};
