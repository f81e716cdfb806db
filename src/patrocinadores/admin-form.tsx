/** Creates and edits sponsors of the five kinds. */
import { Button, Paper, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { FormActions } from '#desk/form/form-actions.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useReturn } from '#desk/form/use-return.ts';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Result } from '#ui/call.ts';
import { type SponsorKind, type SponsorValues, sponsorKinds, sponsorValues } from './admin-kinds.ts';
import type { AnySponsorAdmin, SponsorTipo } from './patrocinador.ts';

export const sponsorsList = '/admin/patrocinadores/gestion';
export const backToSponsors = { href: sponsorsList, label: 'Volver a los patrocinadores' };

/** The three kinds that are links answer without a slug. */
type Written = Result<'create_ayto_sponsor_sin_web.php'>;

export function SponsorForm({ tipo, sponsor }: { tipo: SponsorTipo; sponsor?: AnySponsorAdmin }) {
  const kind = sponsorKinds[tipo];
  const { titles, fields, picture, texts, calls, segment, submit } = kind;
  const form = useForm<SponsorValues>({
    initialValues: sponsorValues(kind, sponsor),
    validate: validateWith(kind, !sponsor),
    validateInputOnBlur: true,
  });
  const saving = useSave(
    sponsor
      ? { success: texts.updated, refused: texts.updateRefused, unreachable: 'Error de conexión con el servidor.' }
      : { success: texts.created, refused: texts.createRefused, unreachable: texts.createUnreachable },
    form as never,
  );
  const draft = useDraft(sponsor ? `patrocinador-${tipo}-${sponsor.id}` : `patrocinador-${tipo}-nuevo`, form, {
    of: sponsor ? `«${sponsor.nombre}»` : segment ? 'una página nueva' : 'un patrocinador nuevo',
    ...(sponsor && { version: sponsor.version }),
  });
  const isDone = sponsor !== undefined && saving.message?.kind === 'success';
  useReturn(isDone, sponsorsList);

  async function save(values: SponsorValues) {
    const identity = sponsor && { id: sponsor.id, version: sponsor.version };
    // A picture that was not chosen is not sent: the one that is there stays.
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    await saving.save(
      (progress) =>
        send(sponsor ? calls.update : calls.create, { ...identity, ...filled } as never, progress) as Promise<Written>,
      ({ slug, message }) => {
        draft.forget();
        if (sponsor) return;
        form.reset();
        if (segment) saving.setMessage({ kind: 'success', text: <Created {...{ message, segment, slug }} /> });
      },
    );
  }

  return (
    <AdminPage
      title={sponsor ? titles.edit : titles.create}
      isForm
      message={saving.message}
      {...(sponsor && { back: backToSponsors })}
    >
      {draft.notice}
      <form onSubmit={form.onSubmit(save, saving.refuse(kind.missing))} noValidate>
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {fields
                  .filter(({ name }) => name in form.values)
                  .map(({ name, label, max, type = 'text', isRequired, hint }) => (
                    <TextInput
                      key={name}
                      name={name}
                      label={label}
                      type={type}
                      maxLength={max}
                      required={isRequired}
                      description={hint}
                      inputWrapperOrder={['label', 'input', 'description', 'error']}
                      {...form.getInputProps(name)}
                    />
                  ))}
              </SimpleGrid>
              {picture && (
                <ImageInput
                  label={picture.label}
                  name={picture.name}
                  required={!sponsor}
                  value={form.values[picture.name] as File | null}
                  onChange={(file) => form.setFieldValue(picture.name, file)}
                  current={
                    (sponsor as Record<string, unknown> | undefined)?.[picture.from] as string | null | undefined
                  }
                  error={form.errors[picture.name] as string | undefined}
                />
              )}
            </Stack>
          </Paper>
          {kind.hasContenido && (
            <RichTextInput
              label="Contenido"
              name="contenido"
              value={form.values.contenido as string}
              onChange={(html) => form.setFieldValue('contenido', html)}
              error={form.errors.contenido as string | undefined}
            />
          )}
        </Stack>
        <FormActions progress={saving.progress}>
          {sponsor && (
            <Button component={AppLink} href={sponsorsList} onClick={draft.letGo} variant="default">
              Cancelar
            </Button>
          )}
          <Button type="submit" disabled={saving.isBusy || isDone}>
            {sponsor
              ? saving.isBusy
                ? 'Guardando...'
                : 'Guardar Cambios'
              : saving.isBusy
                ? submit.busy
                : submit.resting}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}

function Created({ message, segment, slug }: { message: string; segment: string; slug: string }) {
  return (
    <>
      {message} <AppLink href={`/${segment}/${slug}`}>Ver la página</AppLink>
    </>
  );
}

/** For useForm: the texts by their schema; a new sponsor also needs its picture. */
function validateWith({ schema, picture }: SponsorKind, isNew: boolean) {
  const validateFields = schemaResolver(schema, { sync: true });
  return (values: SponsorValues) => ({
    ...validateFields(values),
    ...(isNew && picture && !values[picture.name] && { [picture.name]: picture.missing }),
  });
}
