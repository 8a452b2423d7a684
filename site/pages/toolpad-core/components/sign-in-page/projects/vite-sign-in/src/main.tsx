import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import App from './App';
import Orders from './Orders';
import Protected from './Protected';
import SignIn from './SignIn';

const router = createBrowserRouter([
  {
    Component: App,
    children: [
      { path: '/sign-in', Component: SignIn },
      { Component: Protected, children: [{ path: '/', Component: Orders }] },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
