import {
  Alert,
  Button,
  Container,
  Group,
  type MantineSpacing,
  Paper,
  type PaperProps,
  Stack,
  Title,
} from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { asLastSeen } from './list/last-search.ts';

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
  kind: 'error' | 'success' | 'warning';
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
  useTitle(title);
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

/** The router gives the whole desk one title: a screen puts its own in its place, and takes it away when it is left. */
function useTitle(title: string): void {
  const { identidad } = useSitio();
  const shown = `${title} | Administración | ${identidad.nombre}`;
  useLayoutEffect(() => {
    const before = document.title;
    document.title = shown;
    return () => {
      // Where the router has written another one meanwhile, that is the title of the page that follows.
      if (document.title === shown) document.title = before;
    };
  }, [shown]);
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Button
      component={AppLink}
      href={asLastSeen(href)}
      variant="subtle"
      size="compact-md"
      ml={-8}
      leftSection={<ArrowLeft size={16} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}

export const kindColor = { success: 'green', warning: 'yellow', error: 'red' } satisfies Record<
  Message['kind'],
  string
>;

function MessageBox({ message }: { message: Message | undefined }) {
  if (!message) return null;
  return (
    <Alert mb="md" color={kindColor[message.kind]} variant="light" role={message.kind === 'error' ? 'alert' : 'status'}>
      {message.text}
    </Alert>
  );
}

export interface PartProps extends PaperProps {
  title: string;
  beside?: ReactNode;
  gap?: MantineSpacing;
  children: ReactNode;
}

/** A part of a screen under its own title. */
export function Part({ title, beside, gap, children, ...look }: PartProps) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} {...look}>
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg" id={id}>
          {title}
        </Title>
        {beside}
      </Group>
      <Stack gap={gap}>{children}</Stack>
    </Paper>
  );
}
