import { Pill, TagsInput, type TagsInputProps } from '@mantine/core';

/** Several words, each of which can be taken away by itself, also with the keyboard and by its name. */
export function TagsField(props: Omit<TagsInputProps, 'renderPill'>) {
  return (
    <TagsInput
      {...props}
      // The library names what it sends, not the box in which the next one is written.
      ref={(box) => {
        if (box && props.name) box.name = `${props.name}_nuevo`;
      }}
      renderPill={({ value, onRemove, disabled }) => (
        <Pill
          withRemoveButton
          onRemove={onRemove}
          disabled={disabled ?? false}
          removeButtonProps={{ 'aria-label': `Quitar ${value}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {value}
        </Pill>
      )}
    />
  );
}
