/** The two-column form of a location. */
import { Button, Grid, Group, Paper, Progress, Stack, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { ImageInput } from '#desk/form/image-input.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useReturn } from '#desk/form/use-return.ts';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { slugify } from '#values/slug.ts';
import { MainFields, SeoFields } from './admin-fields.tsx';
import { FaqSlots, PictureSlots, VideoSlots } from './admin-partes.tsx';
import { metaTitleFor, toFormData, type UbicacionValues, valuesOf } from './admin-values.ts';
import { missingUbicacionMessage, type UbicacionAdmin, ubicacionCreate } from './ubicacion.ts';

const list = '/admin/manage/gestion-ubicaciones';

interface Props {
  /** Without one, a new location is made. */
  ubicacion?: UbicacionAdmin;
  /** What the save that led to this form said. */
  savedMessage?: string | undefined;
  onSaved?(ubicacion: UbicacionAdmin, message: string): void;
}

export function UbicacionForm({ ubicacion, savedMessage, onSaved }: Props) {
  const form = useForm<UbicacionValues>({
    initialValues: valuesOf(ubicacion),
    validate: schemaResolver(ubicacionCreate, { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const saving = useSave(ubicacion ? editTexts : createTexts, form as never);
  const draft = useDraft(`ubicacion-${ubicacion?.id ?? 'nueva'}`, form, {
    of: ubicacion ? `«${ubicacion.nombre}»` : 'una ubicación nueva',
    ...(ubicacion && { version: ubicacion.version }),
  });
  const isCreated = !ubicacion && saving.message?.kind === 'success';
  useReturn(isCreated, list);

  // Slug and meta title follow the name until somebody writes in them; what is published keeps its own.
  const [isByHand, setByHand] = useState({ slug: Boolean(ubicacion), meta_title: Boolean(ubicacion) });
  function rename(nombre: string) {
    form.setFieldValue('nombre', nombre);
    if (!isByHand.slug) form.setFieldValue('slug', slugify(nombre));
    if (!isByHand.meta_title) form.setFieldValue('meta_title', metaTitleFor(nombre));
  }

  async function save(values: UbicacionValues) {
    await saving.save(
      (progress) =>
        send(ubicacion ? 'update_ubicacion.php' : 'create_ubicacion.php', toFormData(values, ubicacion), progress),
      ({ data, message }) => {
        draft.forget();
        onSaved?.(data, message);
      },
    );
  }

  function refuse() {
    saving.setMessage({ kind: 'error', text: missingUbicacionMessage });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  const [resting, busy] = ubicacion ? ['Guardar Cambios', 'Guardando...'] : ['Crear Ubicación', 'Creando...'];
  const saved = savedMessage ? ({ kind: 'success', text: savedMessage } as const) : undefined;
  return (
    <form onSubmit={form.onSubmit(save, refuse)} noValidate>
      <AdminPage
        title={ubicacion ? 'Editar Ubicación' : 'Crear Nueva Ubicación'}
        isForm
        back={{ href: list, label: 'Volver a las ubicaciones' }}
        message={saving.message ?? saved}
        actions={
          <>
            <Button component={AppLink} href={list} onClick={draft.letGo} variant="default">
              Cancelar
            </Button>
            <Button type="submit" disabled={saving.isBusy || isCreated}>
              {saving.isBusy ? busy : resting}
            </Button>
          </>
        }
      >
        {saving.progress !== undefined && (
          <Progress value={saving.progress * 100} mb="md" aria-label="Progreso de la subida" animated />
        )}
        {draft.notice}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="lg">
              <Part title="Datos Principales">
                <MainFields
                  form={form}
                  onRename={rename}
                  onSlug={() => setByHand({ ...isByHand, slug: true })}
                  isEdit={Boolean(ubicacion)}
                />
              </Part>
              <Part title="Imágenes">
                <ImageInput
                  label="Imagen de portada"
                  name="imagen_portada_file"
                  value={form.values.imagen_portada_file}
                  onChange={(file) => form.setFieldValue('imagen_portada_file', file)}
                  current={form.values.quitar_imagen_portada ? null : ubicacion?.imagen_portada}
                  onRemoveCurrent={() => form.setFieldValue('quitar_imagen_portada', true)}
                />
                <Title order={3} fz="md" mt="sm">
                  Imágenes adicionales
                </Title>
                <PictureSlots form={form} />
              </Part>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="lg">
              <RichTextInput
                label="Descripción"
                name="descripcion"
                value={form.values.descripcion}
                onChange={(html) => form.setFieldValue('descripcion', html)}
                error={form.errors.descripcion as string}
                uploadCall="upload_ubicacion_image.php"
              />
              <Part title="Metadatos SEO">
                <SeoFields form={form} onMetaTitle={() => setByHand({ ...isByHand, meta_title: true })} />
              </Part>
              <Part title="Preguntas frecuentes (FAQ)">
                <FaqSlots form={form} />
              </Part>
              <Part title="Vídeos adicionales">
                <VideoSlots form={form} />
              </Part>
            </Stack>
          </Grid.Col>
        </Grid>
        <Group justify="flex-end" mt="lg" hiddenFrom="md">
          <Button type="submit" disabled={saving.isBusy || isCreated} fullWidth>
            {saving.isBusy ? busy : resting}
          </Button>
        </Group>
      </AdminPage>
    </form>
  );
}

const createTexts = {
  success: 'Ubicación creada con éxito.',
  refused: 'Error al crear la ubicación.',
  unreachable: 'Error de conexión al crear la ubicación.',
};
const editTexts = {
  success: 'Ubicación guardada con éxito.',
  refused: 'Error al guardar la ubicación.',
  unreachable: 'Error de conexión al guardar la ubicación.',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Title order={2} fz="lg" mb="sm">
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}
