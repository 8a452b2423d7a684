import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { settings, variables } from './settings';

/** What demos are made of, and what these components render inside of them. */
const includes = [
  'Button',
  'Checkbox',
  'DatePicker',
  'Flex',
  'Form',
  'Input',
  'Modal',
  'Select',
  'Space',
  'Table',
  'Tag',
  'Typography',
];

const inDark = '[data-color-scheme="dark"]';

/** The styles of the components, with the variables of both color schemes. */
export function extracted(stage: string): string {
  const dark = { ...settings, algorithm: theme.darkAlgorithm };
  const darkVariables = sheetOf({ ...dark, zeroRuntime: true });
  return [
    sheetOf(settings),
    darkVariables.replaceAll(`.${variables}`, `${inDark} .${variables}`),
    stageOf(stage, settings),
    stageOf(`${inDark} ${stage}`, dark),
  ].join('\n');
}

function sheetOf(config: ThemeConfig): string {
  const customTheme = (node: React.JSX.Element) => (
    <ConfigProvider theme={config}>{node}</ConfigProvider>
  );
  return extractStyle({ customTheme, includes });
}

/** What a page has around the components. */
function stageOf(stage: string, config: ThemeConfig): string {
  const { colorBgContainer, colorText, fontFamily, fontSize, lineHeight } =
    theme.getDesignToken(config);
  return `${stage}{background-color:${colorBgContainer};color:${colorText};font:${fontSize}px/${lineHeight} ${fontFamily}}`;
}
