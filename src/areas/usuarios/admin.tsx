import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Code,
  CopyButton,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { LogOut, Send, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { CatalogScreen, type FormOf } from '#desk/list/catalog-screen.tsx';
import { confirmDelete, notifyResult } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useUser } from '#desk/use-user.ts';
import type { Result } from '#ui/call.ts';
import { formatDate } from '#values/fecha.ts';
import { type Rol, roles, rolHint, rolLabel } from '#values/rol.ts';
import { Binding } from './admin-binding.tsx';
import { type Usuario, usuarioForm } from './usuario.ts';

export const Route = createFileRoute('/admin/usuarios/gestion')({ component: Usuarios });

const list = 'get_usuarios_admin.php';
const initial = {
  usuario: '',
  email: '',
  rol: 'editor' as Rol,
  activo: true,
  municipios: [] as number[],
  empresas: [] as number[],
  de_confianza: false,
};

interface Invitation {
  usuario: string;
  enlace: string;
}

function Usuarios() {
  const [invitation, setInvitation] = useState<Invitation>();
  const { usuario: own } = useUser();

  /** Without a mail server the answer holds the link. */
  async function invite<Answer extends Invited>(usuario: string, work: Promise<Answer>): Promise<Answer> {
    const result = await work;
    setInvitation(result.ok && result.enlace ? { usuario, enlace: result.enlace } : undefined);
    return result;
  }

  return (
    <CatalogScreen
      title="Personas"
      headings={{ add: 'Invitar a una persona', edit: 'Editar persona' }}
      intro={<Intro invitation={invitation} />}
      list={{
        call: list,
        rows: (data) => (data as { data: Usuario[] }).data,
        failed: 'No se pudieron cargar las personas.',
        empty: 'No se ha encontrado a nadie.',
        isPaged: true,
      }}
      schema={usuarioForm}
      initial={initial}
      toValues={({ usuario, email, rol, activo, municipios, empresas, de_confianza }: Usuario) => ({
        ...{ usuario, email, rol: rol ?? 'redactor', activo },
        ...{ municipios, empresas, de_confianza },
      })}
      name={(row) => row.usuario}
      fields={(form, editing) => <Fields form={form} editing={editing} />}
      columns={[
        { title: 'Usuario', cell: (row) => <Who usuario={row} />, isTitle: true },
        { title: 'Papel', cell: (row) => (row.rol ? rolLabel[row.rol] : 'Ninguno'), width: 130 },
        { title: 'Estado', cell: (row) => <Estado usuario={row} />, width: 190 },
        { title: 'Desde', cell: (row) => formatDate(row.desde), width: 120 },
      ]}
      moreActions={(row) => (
        <>
          {row.pendiente && row.activo && (
            <InviteAgain
              usuario={row}
              invite={() => invite(row.usuario, send('reenviar_invitacion.php', { id: row.id }))}
            />
          )}
          {row.dos_factores && <RemoveTwoFactor usuario={row} />}
          {row.activo && !row.pendiente && row.usuario !== own && <EndSessions usuario={row} />}
        </>
      )}
      isRemovable={(row) => row.activo}
      create={({ activo: _, ...values }) => invite(values.usuario, send('create_usuario.php', values))}
      update={(row, { usuario: _, ...values }) => send('update_usuario.php', { ...row, ...values })}
      remove={(id) => send('delete_usuario.php', { id })}
      labels={{
        add: ['Enviar la invitación', 'Enviando...'],
        update: ['Guardar Cambios', 'Guardando...'],
        cancel: 'Cancelar',
      }}
      texts={{
        created: 'Invitación enviada.',
        updated: 'Persona actualizada con éxito.',
        createFailed: 'Error al enviar la invitación.',
        updateFailed: 'Error al actualizar a la persona.',
        deleted: 'La cuenta se ha desactivado.',
        deleteFailed: 'Error al desactivar la cuenta.',
        question: (name) =>
          `¿Estás seguro de que quieres desactivar la cuenta de "${name}"? Sus sesiones se cerrarán y no podrá entrar. Podrás activarla de nuevo cuando quieras.`,
        remove: 'Desactivar',
      }}
    />
  );
}

/** The hint under the field, so that fields side by side stand on one line. */
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

interface FieldsProps {
  form: FormOf<typeof initial>;
  editing: Usuario | undefined;
}

function Fields({ form, editing }: FieldsProps) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label="Usuario"
          name="usuario"
          required
          maxLength={30}
          autoComplete="off"
          autoCapitalize="none"
          readOnly={Boolean(editing)}
          description={editing ? 'No se puede cambiar' : 'Con él entrará: letras, números, puntos o guiones bajos'}
          {...below}
          {...form.getInputProps('usuario')}
        />
        <TextInput
          label="Correo electrónico"
          name="email"
          type="email"
          required
          maxLength={100}
          autoComplete="off"
          description={editing ? 'Adónde se le escribe' : 'Adónde va la invitación'}
          {...below}
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label="Papel"
          name="rol"
          required
          data={roles.map((value) => ({ value, label: rolLabel[value] }))}
          description={rolHint[form.values.rol]}
          {...below}
          {...form.getInputProps('rol')}
        />
      </SimpleGrid>
      {form.values.rol === 'colaborador' && <Binding form={form} />}
      {editing && <Switch label="Puede entrar" name="activo" {...form.getInputProps('activo', { type: 'checkbox' })} />}
    </Stack>
  );
}

function Who({ usuario: { usuario, email } }: { usuario: Usuario }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <Text span display="block" fw={600}>
        {usuario}
      </Text>
      <Text span display="block" size="sm">
        {email}
      </Text>
    </span>
  );
}

function Estado({ usuario: { activo, pendiente, dos_factores } }: { usuario: Usuario }) {
  return (
    <Group gap={4}>
      {activo ? (
        <Badge color={pendiente ? 'yellow' : 'green'} variant="light">
          {pendiente ? 'Invitada' : 'Activa'}
        </Badge>
      ) : (
        <Badge color="gray" variant="light">
          Desactivada
        </Badge>
      )}
      {dos_factores && (
        <Badge color="blue" variant="light">
          Dos pasos
        </Badge>
      )}
    </Group>
  );
}

type Invited = Result<'create_usuario.php' | 'reenviar_invitacion.php'>;

function InviteAgain({ usuario: { usuario }, invite }: { usuario: Usuario; invite(): Promise<Invited> }) {
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    const result = await invite();
    setBusy(false);
    notifyResult(result, 'Error al enviar la invitación.');
  }
  return (
    <ActionIcon
      title="Enviar la invitación de nuevo"
      variant="subtle"
      size="lg"
      loading={isBusy}
      onClick={() => void ask()}
      aria-label={`Enviar de nuevo la invitación a ${usuario}`}
    >
      <Send size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

/** For somebody who has lost both the telephone and the recovery codes. */
function RemoveTwoFactor({ usuario: { id, usuario } }: { usuario: Usuario }) {
  const refresh = useRefresh();
  const label = 'Quitar la verificación en dos pasos';
  function ask() {
    confirmDelete({
      label: 'Quitar',
      question: `¿Ha perdido ${usuario} el teléfono y los códigos de recuperación? Sin la verificación en dos pasos entrará solo con su contraseña, y sus sesiones se cerrarán. Asegúrate antes de que es quien dice ser.`,
      work: () => send('quitar_dos_pasos.php', { id }),
      done: 'Verificación en dos pasos quitada.',
      failed: 'Error al quitar la verificación en dos pasos.',
      onDone: () => void refresh(list),
    });
  }
  return (
    <ActionIcon title={label} variant="subtle" size="lg" onClick={ask} aria-label={`${label} a ${usuario}`}>
      <ShieldOff size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

/** For somebody whose telephone or computer is in other hands. */
function EndSessions({ usuario: { id, usuario } }: { usuario: Usuario }) {
  const label = 'Cerrar sus sesiones';
  function ask() {
    confirmDelete({
      label,
      question: `¿Cerrar todas las sesiones de ${usuario}? Tendrá que volver a entrar con su contraseña. Si crees que alguien la sabe, pídele que la cambie.`,
      work: () => send('cerrar_sesiones_usuario.php', { id }),
      done: 'Sesiones cerradas.',
      failed: 'Error al cerrar las sesiones.',
      onDone: () => {},
    });
  }
  return (
    <ActionIcon title={label} variant="subtle" size="lg" onClick={ask} aria-label={`Cerrar las sesiones de ${usuario}`}>
      <LogOut size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

function Intro({ invitation }: { invitation: Invitation | undefined }) {
  return (
    <Stack mb="lg" gap="md">
      {invitation && <LinkToHandOver {...invitation} />}
      <Text c="dimmed">
        Quién puede entrar en la administración y qué puede hacer. A quien invites le llega un correo con un enlace de
        72 horas para elegir su contraseña.
      </Text>
      <TwoFactorSwitch />
    </Stack>
  );
}

/** Nobody has been written to: whoever invites hands the link over. */
function LinkToHandOver({ usuario, enlace }: Invitation) {
  return (
    <Alert color="yellow" title={`El enlace de ${usuario}`} role="status">
      <Stack gap="sm" align="start">
        <Text size="sm">
          Como no hay servidor de correo, dale tú este enlace, y a nadie más: con él elegirá su contraseña. Sirve una
          vez, durante 72 horas, y no se vuelve a mostrar.
        </Text>
        <Code style={{ overflowWrap: 'anywhere' }}>{enlace}</Code>
        <CopyButton value={enlace}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copiado' : 'Copiar el enlace'}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Alert>
  );
}

/** Demands the second factor of everybody; whoever has none sets it up before anything else. */
function TwoFactorSwitch() {
  const query = useCall(list, { limit: 1 }, '');
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  async function change(exigir: boolean) {
    setBusy(true);
    const result = await send('demand_two_factor.php', { exigir });
    setBusy(false);
    notifyResult(result, 'Error al cambiar la verificación en dos pasos.');
    void refresh(list);
  }
  if (!query.data) return null;
  return (
    <Paper withBorder p="md">
      <Switch
        name="exigir"
        label="Exigir la verificación en dos pasos a todas las personas"
        description="Quien no la tenga tendrá que activarla al entrar, y hasta entonces no podrá hacer nada más."
        checked={query.data.exigir_dos_factores}
        disabled={isBusy}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Paper>
  );
}
