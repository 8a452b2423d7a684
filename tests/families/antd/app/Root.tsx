import { App, ConfigProvider, theme } from 'antd';

interface RootProps {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  children: React.ReactNode;
}

const { darkAlgorithm, defaultAlgorithm } = theme;

/** What the library asks an app to have around it. */
export default function Root({ scheme, direction, children }: RootProps) {
  const algorithm = scheme === 'dark' ? darkAlgorithm : defaultAlgorithm;
  document.body.style.background = theme.getDesignToken({ algorithm }).colorBgContainer;
  return (
    <ConfigProvider direction={direction} theme={{ algorithm }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
