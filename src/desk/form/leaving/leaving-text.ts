export interface LeavingProps {
  isOpen: boolean;
  onStay(): void;
  onLeave(): void;
}

export const leavingText = 'Tienes cambios sin guardar. Si sales ahora, los perderás.';
