import type { ReactNode } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';

type TitledCardProps = {
  title: ReactNode;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

export function TitledCard({ title, level = 2, className, children }: TitledCardProps) {
  return (
    <Card className={className}>
      <CardTitle level={level}>{title}</CardTitle>
      {children}
    </Card>
  );
}
