/** A menu at what opened it. */
import { Menu } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import styles from './surface.module.css';

export interface MenuChoice {
  label: string;
  icon?: LucideIcon;
  isOff?: boolean;
  isRed?: boolean;
  run(): void;
}

interface Props {
  choices: MenuChoice[];
  onClose(): void;
}

export function ChoiceMenu({ choices, onClose }: Props) {
  return (
    <Menu opened onClose={onClose} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <span className={styles.menuAnchor} />
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {choices.map(({ label, icon: Icon, isOff = false, isRed, run }) => (
          <Menu.Item
            key={label}
            disabled={isOff}
            {...(isRed && { color: 'red' })}
            leftSection={Icon && <Icon size={16} aria-hidden="true" />}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
