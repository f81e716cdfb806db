import { Alert, Button, Container, Group, Title } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';

interface Props {
  title: string;
  /** Where "back" leads and what it says. */
  back?: { href: string; label: string };
  actions?: ReactNode;
  /** Forms have more room (1400 px) than lists (1200 px). */
  isForm?: boolean;
  message?: Message | undefined;
  children: ReactNode;
}

export interface Message {
  kind: 'error' | 'success';
  text: ReactNode;
}

/** Every screen: the way back, the title, its buttons, and what happened last. */
export function AdminPage({
  title,
  back = { href: '/admin', label: 'Volver a Admin' },
  actions,
  isForm,
  message,
  children,
}: Props) {
  return (
    <Container size={isForm ? 1400 : 1200} py="lg">
      <BackLink {...back} />
      <Group justify="space-between" align="center" mb="lg" mt={4}>
        <Title order={1} fz={{ base: 26, sm: 32 }}>
          {title}
        </Title>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      <MessageBox message={message} />
      {children}
    </Container>
  );
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Button
      component={AppLink}
      href={href}
      variant="subtle"
      size="compact-md"
      ml={-8}
      leftSection={<ArrowLeft size={16} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}

function MessageBox({ message }: { message: Message | undefined }) {
  if (!message) return null;
  return (
    <Alert
      mb="md"
      color={message.kind === 'error' ? 'red' : 'green'}
      variant="light"
      role={message.kind === 'error' ? 'alert' : 'status'}
    >
      {message.text}
    </Alert>
  );
}
