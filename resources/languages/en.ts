<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>tessera</name>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 more</numerusform>
            <numerusform>%1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1; and %n more</numerusform>
            <numerusform>%1; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n differs</numerusform>
            <numerusform>%n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prove little</source>
        <translation>
            <numerusform>%n proves little</numerusform>
            <numerusform>%n prove little</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <translation>
            <numerusform>%n equal</numerusform>
            <numerusform>%n equal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n not judged</numerusform>
            <numerusform>%n not judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes concern DirectML</source>
        <translation>
            <numerusform>%1 of %n node concerns DirectML</numerusform>
            <numerusform>%1 of %n nodes concern DirectML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</source>
        <translation>
            <numerusform>%1 element is too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</numerusform>
            <numerusform>%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::AxisView</name>
    <message numerus="yes">
        <source>%1: %2, right: %3; reads %4 inputs</source>
        <translation>
            <numerusform>%1: %2, right: %3; reads %4 input</numerusform>
            <numerusform>%1: %2, right: %3; reads %4 inputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; reads %3 inputs</source>
        <translation>
            <numerusform>%1: %2; reads %3 input</numerusform>
            <numerusform>%1: %2; reads %3 inputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inputs, copied as they are</source>
        <translation>
            <numerusform>%n input, copied as it is</numerusform>
            <numerusform>%n inputs, copied as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ties</source>
        <translation>
            <numerusform>%1 tie</numerusform>
            <numerusform>%1 ties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 outputs repeat the edge</source>
        <translation>
            <numerusform>%1 output repeats the edge</numerusform>
            <numerusform>%1 outputs repeat the edge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs cropped</source>
        <translation>
            <numerusform>%1 input cropped</numerusform>
            <numerusform>%1 inputs cropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs never read</source>
        <translation>
            <numerusform>%1 input never read</numerusform>
            <numerusform>%1 inputs never read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DropOverlay</name>
    <message numerus="yes">
        <source>Open %n files</source>
        <translation>
            <numerusform>Open %n file</numerusform>
            <numerusform>Open %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::MappingView</name>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 source</numerusform>
            <numerusform>%1 sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 target</numerusform>
            <numerusform>%1 targets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::MemoryStrip</name>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each read %1 times</source>
        <translation>
            <numerusform>each read %1 time</numerusform>
            <numerusform>each read %1 times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PinView</name>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 source</numerusform>
            <numerusform>%1 sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 target</numerusform>
            <numerusform>%1 targets</numerusform>
        </translation>
    </message>
</context>
</TS>
