import 'recipe-assistant/styles.css';

export const metadata = { title: 'A kitchen', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
