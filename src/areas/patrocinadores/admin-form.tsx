/** Creates and edits sponsors of the five kinds. */
import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { TextField } from '#desk/form/fields.tsx';
import { PictureField } from '#desk/form/picture-field.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { send, sendForm } from '#desk/send.ts';
import type { CallInput } from '#ui/call.ts';
import { todayInMadrid } from '#values/day.ts';
import {
  backToSponsors,
  modeOf,
  type SponsorKind,
  type SponsorValues,
  sponsorKinds,
  sponsorValues,
  textOf,
} from './admin-kinds.ts';
import { ContratoFields } from './contratos/admin-contrato.tsx';
import { contratoErrors, contratoLists } from './contratos/admin-contrato-values.ts';
import { FacturarContrato } from './contratos/admin-facturar.tsx';
import { contratoEstado } from './contratos/contrato-estado.ts';
import { SponsorReport } from './informe/admin-report.tsx';
import type { AnySponsorAdmin } from './patrocinador.ts';
import type { SponsorCall, SponsorTipo } from './tipos.ts';

export function SponsorForm({ tipo, sponsor }: { tipo: SponsorTipo; sponsor?: AnySponsorAdmin }) {
  const kind = sponsorKinds[tipo];
  const { fields, picture, path } = kind;
  return (
    <EditFrame
      record={sponsor}
      draft={{
        key: `patrocinador-${tipo}-${sponsor?.id ?? 'nuevo'}`,
        of: sponsor ? `«${sponsor.nombre}»` : path ? 'una página nueva' : 'un patrocinador nuevo',
      }}
      valuesOf={(record) => sponsorValues(kind, record)}
      validate={validateWith(kind, !sponsor)}
      missing={kind.missing}
      mode={modeOf(kind, !sponsor)}
      list={backToSponsors.href}
      send={(values, progress, before) => sendSponsor(kind.call, before, values, progress)}
      recordOf={({ data }) => ({ ...sponsor, ...data }) as AnySponsorAdmin}
      viewOf={(saved) => (path && isShown(saved) ? path(textOf(saved, 'slug')) : undefined)}
      editOf={({ id }) => `/admin/patrocinadores/editar/${tipo}/${id}`}
      below={sponsor && <SponsorReport tipo={tipo} id={sponsor.id} />}
    >
      {(form) => (
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {fields
                  .filter(({ name }) => name in form.values)
                  .map(({ name, label, max, type = 'text', isRequired, hint }) => (
                    <TextField
                      key={name}
                      form={form}
                      name={name}
                      label={label}
                      type={type}
                      maxLength={max}
                      required={isRequired}
                      description={typeof hint === 'function' ? hint(String(form.values[name])) : hint}
                      inputWrapperOrder={['label', 'input', 'description', 'error']}
                    />
                  ))}
              </SimpleGrid>
              {picture && (
                <PictureField
                  form={form}
                  name={picture.name}
                  label={picture.label}
                  required={!sponsor}
                  current={textOf(sponsor, picture.from) || null}
                />
              )}
            </Stack>
          </Paper>
          {kind.hasContenido && <RichTextField form={form} name="contenido" label="Contenido" />}
          <ContratoFields form={form} />
          {sponsor && <FacturarContrato contrato={sponsor} />}
        </Stack>
      )}
    </EditFrame>
  );
}

/** Outside the days of its contract its page is not there. */
function isShown(sponsor: AnySponsorAdmin): boolean {
  return ['vigente', 'acaba'].includes(contratoEstado(sponsor, todayInMadrid(new Date())));
}

type Input = CallInput<`create_${SponsorCall}` | `update_${SponsorCall}`> & Record<string, unknown>;

function sendSponsor(
  call: SponsorCall,
  sponsor: AnySponsorAdmin | undefined,
  values: SponsorValues,
  progress: (share: number) => void,
) {
  const identity = sponsor && { id: sponsor.id, version: sponsor.version };
  // The fields are those of the call's kind.
  const input = { ...identity, ...values, ...contratoLists(values) } as Input;
  const name = sponsor ? (`update_${call}` as const) : (`create_${call}` as const);
  return call === 'sponsor_text.php' ? send(name, input) : sendForm(name, input, progress);
}

/** The texts by their schema; a new sponsor also needs its picture. */
function validateWith({ schema, picture }: SponsorKind, isNew: boolean) {
  const validateFields = schemaResolver(schema, { sync: true });
  return (values: SponsorValues) => ({
    ...validateFields(values),
    ...contratoErrors(values),
    ...(isNew && picture && !values[picture.name] && { [picture.name]: picture.missing }),
  });
}
